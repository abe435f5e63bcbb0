ALTER TABLE "billing_customers" ADD COLUMN "checkout_opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "checkout_ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "call_logs" ADD COLUMN "ask_again_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "billing_customers_checkout" ON "billing_customers" USING btree ("checkout_ask_at") WHERE "billing_customers"."checkout_ask_at" is not null;--> statement-breakpoint
CREATE INDEX "call_logs_open" ON "call_logs" USING btree ("start_time","id") WHERE "call_logs"."status" = 'in-progress';