CREATE TABLE "booking_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" text NOT NULL,
	"tool_call_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"local_date" text NOT NULL,
	"local_time" text NOT NULL,
	"new_local_date" text,
	"new_local_time" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_changes_request" UNIQUE("call_id","tool_call_id"),
	CONSTRAINT "booking_changes_kind" CHECK (("booking_changes"."kind" = 'cancelled' and "booking_changes"."new_local_date" is null and "booking_changes"."new_local_time" is null)
        or ("booking_changes"."kind" = 'moved' and "booking_changes"."new_local_date" is not null and "booking_changes"."new_local_time" is not null))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" text NOT NULL,
	"tool_call_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"assistant_id" text NOT NULL,
	"items" jsonb NOT NULL,
	"local_date" text NOT NULL,
	"local_time" text NOT NULL,
	"time_zone" text NOT NULL,
	"name" text NOT NULL,
	"phone_number" text,
	"notes" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_request" UNIQUE("call_id","tool_call_id"),
	CONSTRAINT "orders_items" CHECK (jsonb_array_length("orders"."items") > 0),
	CONSTRAINT "orders_date" CHECK ("orders"."local_date" ~ '^\d{4}-\d{2}-\d{2}$'),
	CONSTRAINT "orders_time" CHECK ("orders"."local_time" ~ '^\d{2}:\d{2}$')
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "status" text DEFAULT 'booked' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_changes_booking" ON "booking_changes" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","local_date");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_status" CHECK ("bookings"."status" in ('booked', 'cancelled'));