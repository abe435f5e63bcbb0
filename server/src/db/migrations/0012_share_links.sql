CREATE TABLE "share_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"is_on" boolean NOT NULL,
	"longest_call_minutes" integer NOT NULL,
	"calls_a_day" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "share_links_token_unique" UNIQUE("token"),
	CONSTRAINT "share_links_minutes" CHECK ("share_links"."longest_call_minutes" > 0),
	CONSTRAINT "share_links_calls" CHECK ("share_links"."calls_a_day" > 0)
);
--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;