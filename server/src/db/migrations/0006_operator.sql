CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_email" text NOT NULL,
	"action" text NOT NULL,
	"account_email" text,
	"subject" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "numbers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"voice_number_id" text,
	"assistant_row_id" uuid,
	"assigned_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "numbers_number_unique" UNIQUE("number"),
	CONSTRAINT "numbers_voice_number_id_unique" UNIQUE("voice_number_id"),
	CONSTRAINT "numbers_assistant_row_id_unique" UNIQUE("assistant_row_id"),
	CONSTRAINT "numbers_number" CHECK ("numbers"."number" ~ '^(\+[1-9][0-9]{5,14}|sip:[^@]+)$')
);
--> statement-breakpoint
CREATE TABLE "operator_marks" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"operator_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_marks_kind_subject_id_pk" PRIMARY KEY("kind","subject_id"),
	CONSTRAINT "operator_marks_kind" CHECK ("operator_marks"."kind" in ('contact', 'demo', 'lead', 'request'))
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "numbers" ADD CONSTRAINT "numbers_assistant_row_id_assistants_id_fk" FOREIGN KEY ("assistant_row_id") REFERENCES "public"."assistants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_marks" ADD CONSTRAINT "operator_marks_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;