CREATE TABLE "blocked_numbers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"number" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocked_numbers_once" UNIQUE("user_id","number"),
	CONSTRAINT "blocked_numbers_e164" CHECK ("blocked_numbers"."number" ~ '^[+][1-9][0-9]{6,14}$')
);
--> statement-breakpoint
CREATE TABLE "call_peaks" (
	"call_row_id" uuid PRIMARY KEY NOT NULL,
	"peaks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_rules" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"keep_days" integer NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recording_rules_days" CHECK ("recording_rules"."keep_days" > 0)
);
--> statement-breakpoint
ALTER TABLE "call_logs" ADD COLUMN "tool_moments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "call_logs" ADD COLUMN "recording_deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blocked_numbers" ADD CONSTRAINT "blocked_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_peaks" ADD CONSTRAINT "call_peaks_call_row_id_call_logs_id_fk" FOREIGN KEY ("call_row_id") REFERENCES "public"."call_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_rules" ADD CONSTRAINT "recording_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_logs_recordings" ON "call_logs" USING btree ("user_id","start_time") WHERE "call_logs"."recording_deleted_at" is null and "call_logs"."type" <> 'test';