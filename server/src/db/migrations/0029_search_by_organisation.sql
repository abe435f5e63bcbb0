-- Without a transaction, so that calls are written meanwhile. What an attempt left that was broken off is made anew.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "call_logs_organisation_search";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "call_logs_organisation_search" ON "call_logs" USING gin ("organisation_id", "search");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "call_logs_search";
