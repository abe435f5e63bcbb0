CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" char(2),
	"owner_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisations_name" CHECK (length("organisations"."name") > 0),
	CONSTRAINT "organisations_country" CHECK ("organisations"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "members" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"chosen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id"),
	CONSTRAINT "members_role" CHECK ("members"."role" in ('owner', 'manager', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisations_owner" ON "organisations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "members_user" ON "members" USING btree ("user_id","chosen_at");--> statement-breakpoint
-- One business for each account, under the account's id: whatever names an account's things stays as it is.
INSERT INTO "organisations" ("id", "name", "country", "owner_id", "created_at", "updated_at")
	SELECT u."id", coalesce(nullif(a."name", ''), nullif(u."name", ''), 'My business'), a."country", u."id", u."created_at", u."created_at"
	FROM "users" u LEFT JOIN "assistants" a ON a."user_id" = u."id";--> statement-breakpoint
INSERT INTO "members" ("organisation_id", "user_id", "role", "joined_at", "chosen_at")
	SELECT "id", "owner_id", 'owner', "created_at", "created_at" FROM "organisations";--> statement-breakpoint
-- The account that answers for a business is always a member of it; looked at when a transaction commits.
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_owner_is_member" FOREIGN KEY ("id", "owner_id") REFERENCES "public"."members"("organisation_id", "user_id") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD COLUMN "former_organisation_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_owners" DROP CONSTRAINT "assistant_owners_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "assistant_owners" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "assistant_owners" ADD CONSTRAINT "assistant_owners_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistants" DROP CONSTRAINT "assistants_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "assistants" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" DROP CONSTRAINT "billing_customers_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "billing_customers" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_numbers" DROP CONSTRAINT "blocked_numbers_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "blocked_numbers" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "blocked_numbers" ADD CONSTRAINT "blocked_numbers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" DROP CONSTRAINT "calendars_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "calendars" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_exceptions" DROP CONSTRAINT "hours_exceptions_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "hours_exceptions" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "hours_exceptions" ADD CONSTRAINT "hours_exceptions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" DROP CONSTRAINT "resources_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "resources" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" DROP CONSTRAINT "services_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "services" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_logs" DROP CONSTRAINT "call_logs_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "call_logs" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_totals" DROP CONSTRAINT "call_totals_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "call_totals" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "call_totals" ADD CONSTRAINT "call_totals_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notices" DROP CONSTRAINT "customer_notices_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "customer_notices" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "customer_notices" ADD CONSTRAINT "customer_notices_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" DROP CONSTRAINT "booking_changes_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "booking_changes" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "bookings" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_choices" DROP CONSTRAINT "inbox_choices_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "inbox_choices" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "inbox_choices" ADD CONSTRAINT "inbox_choices_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_digests" DROP CONSTRAINT "inbox_digests_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "inbox_digests" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "inbox_digests" ADD CONSTRAINT "inbox_digests_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_notes" DROP CONSTRAINT "inbox_notes_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "inbox_notes" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "inbox_notes" ADD CONSTRAINT "inbox_notes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "messages" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_rules" DROP CONSTRAINT "recording_rules_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "recording_rules" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "recording_rules" ADD CONSTRAINT "recording_rules_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" DROP CONSTRAINT "share_links_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "share_links" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stand_ins" DROP CONSTRAINT "stand_ins_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "stand_ins" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "stand_ins" ADD CONSTRAINT "stand_ins_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_choices" DROP CONSTRAINT "usage_choices_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "usage_choices" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "usage_choices" ADD CONSTRAINT "usage_choices_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_notices" DROP CONSTRAINT "usage_notices_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "usage_notices" RENAME COLUMN "user_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "usage_notices" ADD CONSTRAINT "usage_notices_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistants" RENAME CONSTRAINT "assistants_user_id_unique" TO "assistants_organisation_id_unique";--> statement-breakpoint
ALTER TABLE "billing_customers" RENAME CONSTRAINT "billing_customers_user_id_provider_pk" TO "billing_customers_organisation_id_provider_pk";--> statement-breakpoint
ALTER TABLE "call_totals" RENAME CONSTRAINT "call_totals_user_id_assistant_id_is_test_pk" TO "call_totals_organisation_id_assistant_id_is_test_pk";--> statement-breakpoint
ALTER INDEX "assistant_owners_user" RENAME TO "assistant_owners_organisation";--> statement-breakpoint
ALTER INDEX "services_user" RENAME TO "services_organisation";--> statement-breakpoint
ALTER INDEX "resources_user" RENAME TO "resources_organisation";--> statement-breakpoint
ALTER INDEX "call_logs_user_start" RENAME TO "call_logs_organisation_start";--> statement-breakpoint
ALTER INDEX "call_logs_user_badge" RENAME TO "call_logs_organisation_badge";--> statement-breakpoint
ALTER INDEX "call_logs_user_spam" RENAME TO "call_logs_organisation_spam";--> statement-breakpoint
ALTER INDEX "customer_notices_user" RENAME TO "customer_notices_organisation";--> statement-breakpoint
ALTER INDEX "bookings_user" RENAME TO "bookings_organisation";--> statement-breakpoint
ALTER INDEX "orders_user" RENAME TO "orders_organisation";--> statement-breakpoint
ALTER INDEX "inbox_notes_user" RENAME TO "inbox_notes_organisation";--> statement-breakpoint
CREATE INDEX "booking_changes_organisation" ON "booking_changes" USING btree ("organisation_id");--> statement-breakpoint
ALTER TABLE "sent_to_others" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
UPDATE "sent_to_others" SET "organisation_id" = "user_id", "user_id" = NULL WHERE "kind" = 'customer';--> statement-breakpoint
ALTER TABLE "sent_to_others" ADD CONSTRAINT "sent_to_others_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_to_others_organisation" ON "sent_to_others" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_call_logs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO call_totals AS total
			SELECT organisation_id, assistant_id, type = 'test', count(*) FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
			ON CONFLICT (organisation_id, assistant_id, is_test) DO UPDATE SET calls = total.calls + excluded.calls;
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE call_totals AS total SET calls = total.calls - gone.calls FROM (
			SELECT organisation_id, assistant_id, type = 'test' AS is_test, count(*) AS calls FROM removed GROUP BY 1, 2, 3
		) AS gone
		WHERE total.organisation_id = gone.organisation_id AND total.assistant_id = gone.assistant_id AND total.is_test = gone.is_test;
	ELSE
		INSERT INTO call_totals AS total
			SELECT organisation_id, assistant_id, is_test, sum(step) FROM (
				SELECT organisation_id, assistant_id, type = 'test' AS is_test, 1 AS step FROM added
				UNION ALL SELECT organisation_id, assistant_id, type = 'test', -1 FROM removed
			) AS steps GROUP BY 1, 2, 3 HAVING sum(step) <> 0 ORDER BY 1, 2, 3
			ON CONFLICT (organisation_id, assistant_id, is_test) DO UPDATE SET calls = total.calls + excluded.calls;
	END IF;
	RETURN NULL;
END
$$;