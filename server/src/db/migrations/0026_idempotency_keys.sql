ALTER TABLE "bookings" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_by_hand" ON "bookings" USING btree ("organisation_id","idempotency_key") WHERE "bookings"."idempotency_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_hand" ON "orders" USING btree ("organisation_id","idempotency_key") WHERE "orders"."idempotency_key" is not null;--> statement-breakpoint
-- Added without a look at the rows, which were empty then.
ALTER TABLE "call_logs" VALIDATE CONSTRAINT "call_logs_customer";
