CREATE SCHEMA "voice";
--> statement-breakpoint
CREATE TABLE "voice"."assistants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dto" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice"."calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"assistant_id" uuid,
	"assistant" jsonb NOT NULL,
	"phone_number_id" uuid,
	"customer" jsonb,
	"metadata" jsonb,
	"join_token_hash" text,
	"join_expires_at" timestamp (3) with time zone,
	"joined_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_reason" text,
	"artifact" jsonb,
	"analysis" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice"."chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"previous_chat_id" uuid,
	"assistant_id" uuid,
	"assistant" jsonb NOT NULL,
	"conversation" jsonb NOT NULL,
	"thread_started_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice"."deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" uuid NOT NULL,
	"url" text NOT NULL,
	"sealed_headers" text NOT NULL,
	"body" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice"."phone_numbers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sip_user" text NOT NULL,
	"assistant_id" uuid,
	"name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "phone_numbers_sip_user_unique" UNIQUE("sip_user")
);
--> statement-breakpoint
ALTER TABLE "voice"."phone_numbers" ADD CONSTRAINT "phone_numbers_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "voice"."assistants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calls_by_creation" ON "voice"."calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "calls_by_assistant" ON "voice"."calls" USING btree ("assistant_id","created_at");--> statement-breakpoint
CREATE INDEX "calls_by_status" ON "voice"."calls" USING btree ("status");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "voice"."deliveries" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "deliveries_of_call" ON "voice"."deliveries" USING btree ("call_id","id");