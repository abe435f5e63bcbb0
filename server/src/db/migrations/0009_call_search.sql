CREATE TABLE "call_totals" (
	"user_id" uuid NOT NULL,
	"assistant_id" text NOT NULL,
	"is_test" boolean NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "call_totals_user_id_assistant_id_is_test_pk" PRIMARY KEY("user_id","assistant_id","is_test")
);
--> statement-breakpoint
DROP INDEX "call_logs_user_start";--> statement-breakpoint
ALTER TABLE "call_logs" ADD COLUMN "badge" text;--> statement-breakpoint
ALTER TABLE "call_logs" ADD COLUMN "taken_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "call_totals" ADD CONSTRAINT "call_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_logs_assistant_start" ON "call_logs" USING btree ("assistant_id","start_time","id") WHERE "call_logs"."type" <> 'test';--> statement-breakpoint
CREATE INDEX "call_logs_user_badge" ON "call_logs" USING btree ("user_id","badge","start_time","id");--> statement-breakpoint
CREATE INDEX "call_logs_user_spam" ON "call_logs" USING btree ("user_id","start_time","id") WHERE "call_logs"."spam_at" is not null;--> statement-breakpoint
CREATE INDEX "call_logs_user_start" ON "call_logs" USING btree ("user_id","start_time","id");--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
UPDATE "call_logs" SET "badge" = CASE
	WHEN "outcome" = 'booking' AND EXISTS (
		SELECT FROM "bookings" WHERE "bookings"."call_id" = "call_logs"."call_id"
			AND ("party_size" IS NOT NULL OR "service" ~* '\m(table|room|suite|mesa|chambre)s?\M')
	) THEN 'reserved'
	WHEN "outcome" = 'booking' THEN 'booked'
	WHEN "outcome" = 'order' THEN 'ordered'
	WHEN "outcome" = 'message' THEN 'message'
	WHEN "ended_reason" = 'assistant-forwarded-call' THEN 'transferred'
	WHEN "outcome" = 'change' THEN 'answered'
	WHEN "outcome" IN ('abandoned', 'failed') OR "duration_seconds" = 0
		OR "ended_reason" IN ('customer-did-not-answer', 'manually-canceled', 'assistant-request-failed') THEN 'missed'
	ELSE 'answered'
END, "taken_words" = coalesce((
	SELECT string_agg(concat_ws(' ', "name", "phone_number"), ' ') FROM (
		SELECT "call_id", "name", "phone_number" FROM "bookings"
		UNION ALL SELECT "call_id", "name", "phone_number" FROM "orders"
		UNION ALL SELECT "call_id", "name", "phone_number" FROM "messages"
	) AS "taken" WHERE "taken"."call_id" = "call_logs"."call_id"
), '')
WHERE "status" <> 'in-progress' AND "type" <> 'test';--> statement-breakpoint
-- At most so many characters: a longer tsvector than 1 MB would be refused, and the call with it.
ALTER TABLE "call_logs" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (
	to_tsvector('simple', left(
		"taken_words" || ' ' || coalesce("caller", '') || ' ' || coalesce("summary", '') || ' ' ||
		(jsonb_path_query_array("transcript", '$[*].text'))::text,
		100000
	))
) STORED;--> statement-breakpoint
CREATE INDEX "call_logs_search" ON "call_logs" USING gin ("search");--> statement-breakpoint
CREATE INDEX "call_logs_caller_parts" ON "call_logs" USING gin ("caller" gin_trgm_ops);--> statement-breakpoint
INSERT INTO "call_totals" SELECT "user_id", "assistant_id", "type" = 'test', count(*) FROM "call_logs" GROUP BY 1, 2, 3;--> statement-breakpoint
CREATE FUNCTION "count_call_logs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO call_totals AS total
			SELECT user_id, assistant_id, type = 'test', count(*) FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
			ON CONFLICT (user_id, assistant_id, is_test) DO UPDATE SET calls = total.calls + excluded.calls;
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE call_totals AS total SET calls = total.calls - gone.calls FROM (
			SELECT user_id, assistant_id, type = 'test' AS is_test, count(*) AS calls FROM removed GROUP BY 1, 2, 3
		) AS gone
		WHERE total.user_id = gone.user_id AND total.assistant_id = gone.assistant_id AND total.is_test = gone.is_test;
	ELSE
		INSERT INTO call_totals AS total
			SELECT user_id, assistant_id, is_test, sum(step) FROM (
				SELECT user_id, assistant_id, type = 'test' AS is_test, 1 AS step FROM added
				UNION ALL SELECT user_id, assistant_id, type = 'test', -1 FROM removed
			) AS steps GROUP BY 1, 2, 3 HAVING sum(step) <> 0 ORDER BY 1, 2, 3
			ON CONFLICT (user_id, assistant_id, is_test) DO UPDATE SET calls = total.calls + excluded.calls;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "call_logs_counted_in" AFTER INSERT ON "call_logs"
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_call_logs"();--> statement-breakpoint
CREATE TRIGGER "call_logs_counted_out" AFTER DELETE ON "call_logs"
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_call_logs"();--> statement-breakpoint
CREATE TRIGGER "call_logs_counted_anew" AFTER UPDATE ON "call_logs"
	REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_call_logs"();
