CREATE TABLE "customer_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"booking_id" uuid,
	"order_id" uuid,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"to" text NOT NULL,
	"local_date" text NOT NULL,
	"local_time" text NOT NULL,
	"new_local_date" text,
	"new_local_time" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_notices_about" CHECK (("customer_notices"."booking_id" is null) <> ("customer_notices"."order_id" is null)),
	CONSTRAINT "customer_notices_kind" CHECK (("customer_notices"."kind" in ('cancelled', 'restored') and "customer_notices"."new_local_date" is null and "customer_notices"."new_local_time" is null)
        or ("customer_notices"."kind" = 'moved' and "customer_notices"."new_local_date" is not null and "customer_notices"."new_local_time" is not null)),
	CONSTRAINT "customer_notices_by" CHECK ("customer_notices"."by" in ('text', 'mail')),
	CONSTRAINT "customer_notices_state" CHECK ("customer_notices"."state" in ('waiting', 'sending', 'sent', 'refused', 'uncertain'))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "customer_notices" ADD CONSTRAINT "customer_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notices" ADD CONSTRAINT "customer_notices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notices" ADD CONSTRAINT "customer_notices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notices_user" ON "customer_notices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "customer_notices_booking" ON "customer_notices" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "customer_notices_order" ON "customer_notices" USING btree ("order_id");