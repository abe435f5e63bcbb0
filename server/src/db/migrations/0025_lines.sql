CREATE TABLE "lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"voice_number_id" text,
	"organisation_id" uuid,
	"assistant_row_id" uuid,
	"assigned_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lines_voice_number_id_unique" UNIQUE("voice_number_id"),
	CONSTRAINT "lines_kind" CHECK ("lines"."kind" in ('sip', 'number')),
	CONSTRAINT "lines_address" CHECK ("lines"."kind" = 'sip' or "lines"."address" ~ '^(\+[1-9][0-9]{5,14}|sip:[^@]+)$'),
	CONSTRAINT "lines_owned" CHECK ("lines"."kind" = 'number' or ("lines"."organisation_id" is not null and "lines"."voice_number_id" is not null)),
	CONSTRAINT "lines_assigned" CHECK (("lines"."organisation_id" is null) = ("lines"."assigned_at" is null) and ("lines"."organisation_id" is not null or "lines"."assistant_row_id" is null))
);
--> statement-breakpoint
ALTER TABLE "lines" ADD CONSTRAINT "lines_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lines" ADD CONSTRAINT "lines_assistant_row_id_assistants_id_fk" FOREIGN KEY ("assistant_row_id") REFERENCES "public"."assistants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lines_organisation" ON "lines" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "lines_assistant" ON "lines" USING btree ("assistant_row_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lines_number" ON "lines" USING btree ("address") WHERE "lines"."kind" = 'number';--> statement-breakpoint
-- The operator's numbers keep their ids. One that lost its assistant is free, as it was.
INSERT INTO "lines" ("id", "kind", "address", "voice_number_id", "organisation_id", "assistant_row_id", "assigned_at", "created_at")
	SELECT n."id", 'number', n."number", n."voice_number_id", a."organisation_id", a."id",
		CASE WHEN a."id" IS NULL THEN NULL ELSE coalesce(n."assigned_at", n."created_at") END, n."created_at"
	FROM "numbers" n LEFT JOIN "assistants" a ON a."id" = n."assistant_row_id";--> statement-breakpoint
INSERT INTO "lines" ("id", "kind", "address", "voice_number_id", "organisation_id", "assistant_row_id", "assigned_at", "created_at")
	SELECT gen_random_uuid(), 'sip', "sip_uri", "voice_number_id", "organisation_id", "id", "published_at", "published_at"
	FROM "assistants" WHERE "sip_uri" IS NOT NULL;--> statement-breakpoint
DROP TABLE "numbers";--> statement-breakpoint
ALTER TABLE "assistants" DROP CONSTRAINT "assistants_published";--> statement-breakpoint
ALTER TABLE "assistants" DROP COLUMN "sip_uri";--> statement-breakpoint
ALTER TABLE "assistants" DROP COLUMN "voice_number_id";--> statement-breakpoint
ALTER TABLE "assistants" DROP COLUMN "published_at";--> statement-breakpoint
ALTER TABLE "assistants" DROP CONSTRAINT "assistants_organisation_id_unique";--> statement-breakpoint
CREATE INDEX "assistants_organisation" ON "assistants" USING btree ("organisation_id","created_at");--> statement-breakpoint
ALTER TABLE "stand_ins" DROP CONSTRAINT "stand_ins_pkey";--> statement-breakpoint
ALTER TABLE "stand_ins" ADD PRIMARY KEY ("stands_in_for");--> statement-breakpoint
CREATE INDEX "stand_ins_organisation" ON "stand_ins" USING btree ("organisation_id");
