CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text,
	"email" text,
	"notes" text DEFAULT '' NOT NULL,
	"may_be_written_to" boolean,
	"version" integer DEFAULT 1 NOT NULL,
	"last_contact_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customers_own" UNIQUE("organisation_id","id"),
	CONSTRAINT "customers_name" CHECK (length("customers"."name") > 0),
	CONSTRAINT "customers_email_text" CHECK (length("customers"."email") > 0)
);
--> statement-breakpoint
CREATE TABLE "customer_numbers" (
	"organisation_id" uuid NOT NULL,
	"number" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_numbers_organisation_id_number_pk" PRIMARY KEY("organisation_id","number"),
	CONSTRAINT "customer_numbers_e164" CHECK ("customer_numbers"."number" ~ '^[+][1-9][0-9]{6,14}$')
);
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_numbers" ADD CONSTRAINT "customer_numbers_customer" FOREIGN KEY ("organisation_id","customer_id") REFERENCES "public"."customers"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- As it is searched: in small letters, without the marks over letters.
CREATE FUNCTION "folded"(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'))
$$;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search" text GENERATED ALWAYS AS (folded(coalesce("name", '') || ' ' || coalesce("email", ''))) STORED;--> statement-breakpoint
CREATE INDEX "customers_contact" ON "customers" USING btree ("organisation_id","last_contact_at","id");--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" USING btree ("organisation_id",lower("email")) WHERE "customers"."email" is not null;--> statement-breakpoint
CREATE INDEX "customer_numbers_customer_index" ON "customer_numbers" USING btree ("organisation_id","customer_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
-- No row is rewritten: the log of calls is long. Which calls are whose is found by jobs, below.
ALTER TABLE "call_logs" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
-- Who booked, ordered or left a message before, by number, else by address; the owner's own trial calls left aside.
CREATE TEMPORARY TABLE "known_before" ON COMMIT DROP AS
SELECT "taken"."source", "taken"."id", "taken"."organisation_id", nullif(trim("taken"."name"), '') AS "name", "reach"."number",
	nullif(trim("taken"."email"), '') AS "email", coalesce("reach"."number", lower(nullif(trim("taken"."email"), ''))) AS "key", "taken"."created_at"
FROM (
	SELECT 'bookings' AS "source", "id", "organisation_id", "call_id", "name", "phone_number", "email", "created_at" FROM "bookings"
	UNION ALL SELECT 'orders', "id", "organisation_id", "call_id", "name", "phone_number", "email", "created_at" FROM "orders"
	UNION ALL SELECT 'messages', "id", "organisation_id", "call_id", "name", "phone_number", NULL, "created_at" FROM "messages"
) AS "taken"
LEFT JOIN "call_logs" ON "call_logs"."call_id" = "taken"."call_id" AND "call_logs"."organisation_id" = "taken"."organisation_id"
CROSS JOIN LATERAL (SELECT CASE
	WHEN "taken"."phone_number" ~ '^[+][1-9][0-9]{6,14}$' THEN "taken"."phone_number"
	WHEN "call_logs"."caller" ~ '^[+][1-9][0-9]{6,14}$' THEN "call_logs"."caller"
END AS "number") AS "reach"
WHERE "call_logs"."by_owner" IS NOT TRUE;--> statement-breakpoint
DELETE FROM "known_before" WHERE "key" IS NULL;--> statement-breakpoint
CREATE TEMPORARY TABLE "made_customers" ON COMMIT DROP AS
SELECT gen_random_uuid() AS "id", "organisation_id", "key", min("number") AS "number",
	(array_agg("name" ORDER BY "created_at", "known_before"."id") FILTER (WHERE "name" IS NOT NULL))[1] AS "name",
	(array_agg("email" ORDER BY "created_at", "known_before"."id") FILTER (WHERE "email" IS NOT NULL))[1] AS "email",
	min("created_at") AS "first_at", max("created_at") AS "last_at"
FROM "known_before" GROUP BY "organisation_id", "key";--> statement-breakpoint
INSERT INTO "customers" ("id", "organisation_id", "name", "email", "last_contact_at", "created_at", "updated_at")
	SELECT "id", "organisation_id", "name", "email", "last_at", "first_at", "first_at" FROM "made_customers";--> statement-breakpoint
INSERT INTO "customer_numbers" ("organisation_id", "number", "customer_id", "created_at")
	SELECT "organisation_id", "number", "id", "first_at" FROM "made_customers" WHERE "number" IS NOT NULL;--> statement-breakpoint
UPDATE "bookings" SET "customer_id" = "made"."id" FROM "known_before" AS "known" JOIN "made_customers" AS "made" USING ("organisation_id", "key")
	WHERE "known"."source" = 'bookings' AND "known"."id" = "bookings"."id";--> statement-breakpoint
UPDATE "orders" SET "customer_id" = "made"."id" FROM "known_before" AS "known" JOIN "made_customers" AS "made" USING ("organisation_id", "key")
	WHERE "known"."source" = 'orders' AND "known"."id" = "orders"."id";--> statement-breakpoint
UPDATE "messages" SET "customer_id" = "made"."id" FROM "known_before" AS "known" JOIN "made_customers" AS "made" USING ("organisation_id", "key")
	WHERE "known"."source" = 'messages' AND "known"."id" = "messages"."id";--> statement-breakpoint
INSERT INTO "outbox" ("id", "queue", "payload")
	SELECT gen_random_uuid(), 'link-calls', jsonb_build_object('customerId', "id") FROM "made_customers" WHERE "number" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_customer" FOREIGN KEY ("organisation_id","customer_id") REFERENCES "public"."customers"("organisation_id","id") ON DELETE SET NULL ("customer_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer" FOREIGN KEY ("organisation_id","customer_id") REFERENCES "public"."customers"("organisation_id","id") ON DELETE SET NULL ("customer_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_customer" FOREIGN KEY ("organisation_id","customer_id") REFERENCES "public"."customers"("organisation_id","id") ON DELETE SET NULL ("customer_id") ON UPDATE no action;--> statement-breakpoint
-- Not validated, which would read the whole log: the column is new, and every row has null there.
ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_customer" FOREIGN KEY ("organisation_id","customer_id") REFERENCES "public"."customers"("organisation_id","id") ON DELETE SET NULL ("customer_id") ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "bookings_customer_index" ON "bookings" USING btree ("organisation_id","customer_id","created_at") WHERE "bookings"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_customer_index" ON "orders" USING btree ("organisation_id","customer_id","created_at") WHERE "orders"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_customer_index" ON "messages" USING btree ("organisation_id","customer_id","created_at") WHERE "messages"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "call_logs_customer_index" ON "call_logs" USING btree ("organisation_id","customer_id","start_time") WHERE "call_logs"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "call_logs_unlinked" ON "call_logs" USING btree ("organisation_id","caller") WHERE "call_logs"."customer_id" is null and "call_logs"."caller" is not null;
