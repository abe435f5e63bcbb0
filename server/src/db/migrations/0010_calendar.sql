CREATE TABLE "allocations" (
	"booking_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"unit" smallint NOT NULL,
	"during" "tstzrange" NOT NULL,
	CONSTRAINT "allocations_pk" PRIMARY KEY("booking_id","resource_id","unit"),
	CONSTRAINT "allocations_during" CHECK (not isempty("allocations"."during") and not lower_inf("allocations"."during") and not upper_inf("allocations"."during"))
);
--> statement-breakpoint
CREATE TABLE "calendars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"week" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"feed_token" text,
	"feed_renewed_at" timestamp (3) with time zone,
	CONSTRAINT "calendars_feed_token_unique" UNIQUE("feed_token")
);
--> statement-breakpoint
CREATE TABLE "hours_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"local_date" text NOT NULL,
	"name" text NOT NULL,
	"ranges" jsonb NOT NULL,
	CONSTRAINT "hours_exceptions_date" UNIQUE("user_id","local_date"),
	CONSTRAINT "hours_exceptions_day" CHECK ("hours_exceptions"."local_date" ~ '^\d{4}-\d{2}-\d{2}$')
);
--> statement-breakpoint
CREATE TABLE "resource_units" (
	"resource_id" uuid NOT NULL,
	"unit" smallint NOT NULL,
	CONSTRAINT "resource_units_pk" PRIMARY KEY("resource_id","unit"),
	CONSTRAINT "resource_units_unit" CHECK ("resource_units"."unit" > 0)
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"capacity" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "resources_kind" CHECK ("resources"."kind" in ('table', 'room', 'staff', 'other')),
	CONSTRAINT "resources_capacity" CHECK ("resources"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "service_resources" (
	"service_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	CONSTRAINT "service_resources_pk" PRIMARY KEY("service_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"other_names" jsonb NOT NULL,
	"kind" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"price_minor" integer,
	"currency" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "services_kind" CHECK ("services"."kind" in ('appointment', 'reservation')),
	CONSTRAINT "services_duration" CHECK ("services"."duration_minutes" between 5 and 10080),
	CONSTRAINT "services_price" CHECK ("services"."price_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "call_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "tool_call_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "assistant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "call_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "tool_call_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "assistant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "service_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "kind" text DEFAULT 'appointment' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "bookings" SET "starts_at" = ("local_date" || ' ' || "local_time")::timestamp AT TIME ZONE "time_zone";--> statement-breakpoint
UPDATE "bookings" SET "ends_at" = "starts_at" + interval '60 minutes', "kind" = CASE WHEN "service" ~* '\m(tables?|rooms?|suites?|stay)\M' THEN 'reservation' ELSE 'appointment' END;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "starts_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "outside_hours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "orders" SET "starts_at" = ("local_date" || ' ' || "local_time")::timestamp AT TIME ZONE "time_zone";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "starts_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "outside_hours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "status" text DEFAULT 'booked' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_unit" FOREIGN KEY ("resource_id","unit") REFERENCES "public"."resource_units"("resource_id","unit") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_exceptions" ADD CONSTRAINT "hours_exceptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_units" ADD CONSTRAINT "resource_units_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_resources" ADD CONSTRAINT "service_resources_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_resources" ADD CONSTRAINT "service_resources_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resources_user" ON "resources" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "service_resources_resource" ON "service_resources" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "services_user" ON "services" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_calendar" ON "bookings" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_service" ON "bookings" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "orders_calendar" ON "orders" USING btree ("user_id","starts_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_kind" CHECK ("bookings"."kind" in ('appointment', 'reservation'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_span" CHECK ("bookings"."starts_at" < "bookings"."ends_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_asked" CHECK (("bookings"."call_id" is null) = ("bookings"."tool_call_id" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in ('booked', 'cancelled'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_asked" CHECK (("orders"."call_id" is null) = ("orders"."tool_call_id" is null));--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_held_once" EXCLUDE USING gist ("resource_id" WITH =, "unit" WITH =, "during" WITH &&);
