CREATE TABLE "inbox_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mail" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_choices_mail" CHECK ("inbox_choices"."mail" in ('each', 'digest', 'none'))
);
--> statement-breakpoint
CREATE TABLE "inbox_digests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"local_date" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_digests_once" UNIQUE("user_id","local_date"),
	CONSTRAINT "inbox_digests_day" CHECK ("inbox_digests"."local_date" ~ '^\d{4}-\d{2}-\d{2}$')
);
--> statement-breakpoint
CREATE TABLE "inbox_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_notes_text" CHECK (length("inbox_notes"."text") > 0)
);
--> statement-breakpoint
DROP INDEX "messages_user";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "kind" text DEFAULT 'message' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "standing" smallint GENERATED ALWAYS AS (case when done_at is not null then 0 when urgent then 2 else 1 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "awaits_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "digest_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_choices" ADD CONSTRAINT "inbox_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_digests" ADD CONSTRAINT "inbox_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_notes" ADD CONSTRAINT "inbox_notes_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_notes" ADD CONSTRAINT "inbox_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_notes_message" ON "inbox_notes" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "inbox_notes_user" ON "inbox_notes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_digest_id_inbox_digests_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."inbox_digests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_inbox" ON "messages" USING btree ("user_id","standing","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_awaiting" ON "messages" USING btree ("user_id","created_at") WHERE "messages"."awaits_digest";--> statement-breakpoint
CREATE INDEX "messages_digest" ON "messages" USING btree ("digest_id") WHERE "messages"."digest_id" is not null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('message', 'request'));