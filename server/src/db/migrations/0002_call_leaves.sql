ALTER TABLE "assistants" ADD COLUMN "records_calls" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "call_logs" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "call_logs" ADD COLUMN "unanswered_questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "call_logs" ADD COLUMN "costs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "call_logs" ADD COLUMN "recording" jsonb;