CREATE TABLE "stand_ins" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"assistant_id" text NOT NULL,
	"stands_in_for" text NOT NULL,
	"payload_hash" text NOT NULL,
	"is_answering" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stand_ins_assistant_id_unique" UNIQUE("assistant_id")
);
--> statement-breakpoint
CREATE TABLE "usage_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"at_limit" text NOT NULL,
	"put_through_to" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "usage_choices_at_limit" CHECK ("usage_choices"."at_limit" in ('messages', 'put-through')),
	CONSTRAINT "usage_choices_target" CHECK ("usage_choices"."at_limit" = 'messages' or "usage_choices"."put_through_to" is not null)
);
--> statement-breakpoint
CREATE TABLE "usage_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"percent" integer NOT NULL,
	"plan_id" text NOT NULL,
	"used_seconds" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "usage_notices_once" UNIQUE("user_id","period_start","percent"),
	CONSTRAINT "usage_notices_percent" CHECK ("usage_notices"."percent" in (80, 100)),
	CONSTRAINT "usage_notices_period" CHECK ("usage_notices"."period_start" < "usage_notices"."period_end")
);
--> statement-breakpoint
ALTER TABLE "assistant_owners" ADD COLUMN "stands_in_for" text;--> statement-breakpoint
ALTER TABLE "stand_ins" ADD CONSTRAINT "stand_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_choices" ADD CONSTRAINT "usage_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_notices" ADD CONSTRAINT "usage_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;