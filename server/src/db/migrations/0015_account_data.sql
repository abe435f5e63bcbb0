CREATE TABLE "account_deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"former_id" uuid NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"recordings_done" integer DEFAULT 0 NOT NULL,
	"recordings" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"size_bytes" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "account_exports_state" CHECK ("account_exports"."state" in ('waiting', 'running', 'ready', 'failed')),
	CONSTRAINT "account_exports_ready" CHECK (("account_exports"."state" = 'ready') = ("account_exports"."ready_at" is not null)
        and ("account_exports"."ready_at" is null) = ("account_exports"."expires_at" is null)
        and ("account_exports"."ready_at" is null) = ("account_exports"."size_bytes" is null))
);
--> statement-breakpoint
CREATE TABLE "account_remains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deletion_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"gone_at" timestamp (3) with time zone,
	CONSTRAINT "account_remains_kind" CHECK ("account_remains"."kind" in ('number', 'address', 'call', 'assistant', 'file'))
);
--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_remains" ADD CONSTRAINT "account_remains_deletion_id_account_deletions_id_fk" FOREIGN KEY ("deletion_id") REFERENCES "public"."account_deletions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_created" ON "account_deletions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "account_exports_user" ON "account_exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_exports_one" ON "account_exports" USING btree ("user_id") WHERE "account_exports"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "account_exports_expires" ON "account_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_remains_deletion" ON "account_remains" USING btree ("deletion_id");--> statement-breakpoint
CREATE INDEX "account_remains_waiting" ON "account_remains" USING btree ("deletion_id") WHERE "account_remains"."gone_at" is null;