ALTER TABLE "bookings" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "request_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_by_hand" ON "bookings" USING btree ("organisation_id","request_id") WHERE "bookings"."request_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_hand" ON "orders" USING btree ("organisation_id","request_id") WHERE "orders"."request_id" is not null;--> statement-breakpoint
-- Added without a look at the rows, which were empty then.
ALTER TABLE "call_logs" VALIDATE CONSTRAINT "call_logs_customer";
