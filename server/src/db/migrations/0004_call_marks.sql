ALTER TABLE "call_logs" ADD COLUMN "by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "call_logs" ADD COLUMN "spam_at" timestamp (3) with time zone;