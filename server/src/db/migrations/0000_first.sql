CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'owner' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('owner', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_owners" (
	"assistant_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"assistant_id" text NOT NULL,
	"name" text NOT NULL,
	"first_message" text NOT NULL,
	"system_prompt" text NOT NULL,
	"language" text NOT NULL,
	"voice_id" text NOT NULL,
	"temperature" double precision NOT NULL,
	"time_zone" text NOT NULL,
	"template" text,
	"phone_number" text NOT NULL,
	"phone_number_e164" text,
	"sip_uri" text,
	"voice_number_id" text,
	"published_at" timestamp (3) with time zone,
	"input_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "assistants_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "assistants_assistant_id_unique" UNIQUE("assistant_id"),
	CONSTRAINT "assistants_temperature" CHECK ("assistants"."temperature" between 0 and 1),
	CONSTRAINT "assistants_published" CHECK (("assistants"."sip_uri" is null) = ("assistants"."published_at" is null) and ("assistants"."sip_uri" is null) = ("assistants"."voice_number_id" is null))
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" text NOT NULL,
	"tool_call_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"assistant_id" text NOT NULL,
	"service" text NOT NULL,
	"party_size" smallint,
	"local_date" text NOT NULL,
	"local_time" text NOT NULL,
	"time_zone" text NOT NULL,
	"name" text NOT NULL,
	"phone_number" text,
	"notes" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bookings_request" UNIQUE("call_id","tool_call_id"),
	CONSTRAINT "bookings_party" CHECK ("bookings"."party_size" > 0),
	CONSTRAINT "bookings_date" CHECK ("bookings"."local_date" ~ '^\d{4}-\d{2}-\d{2}$'),
	CONSTRAINT "bookings_time" CHECK ("bookings"."local_time" ~ '^\d{2}:\d{2}$')
);
--> statement-breakpoint
CREATE TABLE "call_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" text NOT NULL,
	"assistant_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	"duration_seconds" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"error_message" text,
	"caller" text,
	"outcome" text DEFAULT 'none' NOT NULL,
	"ended_reason" text,
	"transcript" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"turns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "call_logs_call_id_unique" UNIQUE("call_id"),
	CONSTRAINT "call_logs_type" CHECK ("call_logs"."type" in ('phone', 'browser', 'test')),
	CONSTRAINT "call_logs_status" CHECK ("call_logs"."status" in ('in-progress', 'completed', 'failed')),
	CONSTRAINT "call_logs_duration" CHECK ("call_logs"."duration_seconds" >= 0),
	CONSTRAINT "call_logs_ended" CHECK (("call_logs"."status" = 'in-progress') = ("call_logs"."end_time" is null))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" text NOT NULL,
	"tool_call_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"assistant_id" text NOT NULL,
	"name" text,
	"phone_number" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_request" UNIQUE("call_id","tool_call_id"),
	CONSTRAINT "messages_text" CHECK (length("messages"."text") > 0)
);
--> statement-breakpoint
CREATE TABLE "handled_webhooks" (
	"delivery_id" text PRIMARY KEY NOT NULL,
	"handled_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_owners" ADD CONSTRAINT "assistant_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "call_logs_user_start" ON "call_logs" USING btree ("user_id","start_time");--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "handled_webhooks_handled" ON "handled_webhooks" USING btree ("handled_at");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");