CREATE TABLE "billing_customers" (
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"open_checkout_id" text,
	"readings_begun" integer DEFAULT 0 NOT NULL,
	"reading_kept" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_customers_user_id_provider_pk" PRIMARY KEY("user_id","provider"),
	CONSTRAINT "billing_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "handled_billing_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"handled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subscription_id" text NOT NULL,
	"status" text NOT NULL,
	"plan_id" text NOT NULL,
	"period" text NOT NULL,
	"currency" text NOT NULL,
	"price_minor" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"anchor_at" timestamp (3) with time zone NOT NULL,
	"period_ends_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"pending_plan_id" text,
	"pending_period" text,
	"unpaid_since" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_subscription_id_unique" UNIQUE("subscription_id"),
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('active', 'past-due', 'ended')),
	CONSTRAINT "subscriptions_plan" CHECK ("subscriptions"."plan_id" in ('professional', 'premium')),
	CONSTRAINT "subscriptions_pending" CHECK (("subscriptions"."pending_plan_id" is null) = ("subscriptions"."pending_period" is null))
);
--> statement-breakpoint
CREATE TABLE "test_checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"period" text NOT NULL,
	"currency" text NOT NULL,
	"return_to" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"description" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"plan_id" text NOT NULL,
	"period" text NOT NULL,
	"currency" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"anchor_at" timestamp (3) with time zone NOT NULL,
	"period_starts_at" timestamp (3) with time zone NOT NULL,
	"period_ends_at" timestamp (3) with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"pending_plan_id" text,
	"pending_period" text,
	"card_pays" boolean DEFAULT true NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_checkouts" ADD CONSTRAINT "test_checkouts_customer_id_billing_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_events" ADD CONSTRAINT "test_events_customer_id_billing_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_invoices" ADD CONSTRAINT "test_invoices_subscription_id_test_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."test_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_subscriptions" ADD CONSTRAINT "test_subscriptions_customer_id_billing_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handled_billing_events_handled" ON "handled_billing_events" USING btree ("handled_at");--> statement-breakpoint
CREATE INDEX "subscriptions_unpaid" ON "subscriptions" USING btree ("unpaid_since");--> statement-breakpoint
CREATE INDEX "subscriptions_period_ends" ON "subscriptions" USING btree ("period_ends_at");--> statement-breakpoint
CREATE INDEX "test_checkouts_customer" ON "test_checkouts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "test_events_created" ON "test_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "test_invoices_subscription" ON "test_invoices" USING btree ("subscription_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "test_subscriptions_live" ON "test_subscriptions" USING btree ("customer_id") WHERE "test_subscriptions"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "test_subscriptions_customer" ON "test_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "test_subscriptions_period_ends" ON "test_subscriptions" USING btree ("period_ends_at") WHERE "test_subscriptions"."status" <> 'ended';