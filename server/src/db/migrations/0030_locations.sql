CREATE TABLE "locations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"country" char(2),
	"time_zone" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "locations_own" UNIQUE("organisation_id","id"),
	CONSTRAINT "locations_name" CHECK (length("locations"."name") > 0),
	CONSTRAINT "locations_address" CHECK (length("locations"."address") > 0),
	CONSTRAINT "locations_country" CHECK ("locations"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- One location for each business, under the business's id. Zone and country as they were read until now: the zone of the
-- assistant that it has had longest, else of the last that it had; the country on which its assistants agree.
INSERT INTO "locations" ("id", "organisation_id", "name", "country", "time_zone", "created_at", "updated_at")
	SELECT o."id", o."id", 'Main location', "agreed"."country", coalesce("longest"."time_zone", "last"."time_zone"), o."created_at", o."created_at"
	FROM "organisations" o
	LEFT JOIN LATERAL (SELECT CASE WHEN count(DISTINCT a."country") = 1 THEN min(a."country") END AS "country"
		FROM "assistants" a WHERE a."organisation_id" = o."id") AS "agreed" ON true
	LEFT JOIN LATERAL (SELECT a."time_zone" FROM "assistants" a WHERE a."organisation_id" = o."id"
		ORDER BY a."created_at", a."id" LIMIT 1) AS "longest" ON true
	LEFT JOIN LATERAL (SELECT w."time_zone" FROM "assistant_owners" w WHERE w."organisation_id" = o."id"
		ORDER BY w."created_at" DESC LIMIT 1) AS "last" ON true;--> statement-breakpoint
ALTER TABLE "assistants" ADD COLUMN "location_id" uuid;--> statement-breakpoint
UPDATE "assistants" SET "location_id" = "organisation_id";--> statement-breakpoint
ALTER TABLE "assistants" ALTER COLUMN "location_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_location" FOREIGN KEY ("organisation_id","location_id") REFERENCES "public"."locations"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistants" DROP CONSTRAINT "assistants_country";--> statement-breakpoint
ALTER TABLE "assistants" DROP COLUMN "time_zone";--> statement-breakpoint
ALTER TABLE "assistants" DROP COLUMN "country";--> statement-breakpoint
-- Read out of the number as it was typed, in the country of the location, wherever it is shown.
ALTER TABLE "assistants" DROP COLUMN "phone_number_e164";--> statement-breakpoint
ALTER TABLE "assistant_owners" ADD COLUMN "location_id" uuid;--> statement-breakpoint
UPDATE "assistant_owners" SET "location_id" = "organisation_id";--> statement-breakpoint
ALTER TABLE "assistant_owners" ALTER COLUMN "location_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_owners" ADD CONSTRAINT "assistant_owners_location" FOREIGN KEY ("organisation_id","location_id") REFERENCES "public"."locations"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_owners" DROP COLUMN "time_zone";--> statement-breakpoint
ALTER TABLE "calendars" ADD COLUMN "location_id" uuid;--> statement-breakpoint
UPDATE "calendars" SET "location_id" = "organisation_id";--> statement-breakpoint
ALTER TABLE "calendars" DROP CONSTRAINT "calendars_pkey";--> statement-breakpoint
ALTER TABLE "calendars" ADD PRIMARY KEY ("location_id");--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_location" FOREIGN KEY ("organisation_id","location_id") REFERENCES "public"."locations"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendars_organisation" ON "calendars" USING btree ("organisation_id");--> statement-breakpoint
ALTER TABLE "hours_exceptions" ADD COLUMN "location_id" uuid;--> statement-breakpoint
UPDATE "hours_exceptions" SET "location_id" = "organisation_id";--> statement-breakpoint
ALTER TABLE "hours_exceptions" ALTER COLUMN "location_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "hours_exceptions" DROP CONSTRAINT "hours_exceptions_date";--> statement-breakpoint
ALTER TABLE "hours_exceptions" ADD CONSTRAINT "hours_exceptions_date" UNIQUE("location_id","local_date");--> statement-breakpoint
ALTER TABLE "hours_exceptions" ADD CONSTRAINT "hours_exceptions_location" FOREIGN KEY ("organisation_id","location_id") REFERENCES "public"."locations"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "location_id" uuid;--> statement-breakpoint
UPDATE "services" SET "location_id" = "organisation_id";--> statement-breakpoint
ALTER TABLE "services" ALTER COLUMN "location_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_location" FOREIGN KEY ("organisation_id","location_id") REFERENCES "public"."locations"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "location_id" uuid;--> statement-breakpoint
UPDATE "resources" SET "location_id" = "organisation_id";--> statement-breakpoint
ALTER TABLE "resources" ALTER COLUMN "location_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_location" FOREIGN KEY ("organisation_id","location_id") REFERENCES "public"."locations"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "location_id" uuid;--> statement-breakpoint
UPDATE "bookings" SET "location_id" = "organisation_id";--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "location_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_location" FOREIGN KEY ("organisation_id","location_id") REFERENCES "public"."locations"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "location_id" uuid;--> statement-breakpoint
UPDATE "orders" SET "location_id" = "organisation_id";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "location_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_location" FOREIGN KEY ("organisation_id","location_id") REFERENCES "public"."locations"("organisation_id","id") ON DELETE cascade ON UPDATE no action;
