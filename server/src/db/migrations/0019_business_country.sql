ALTER TABLE "assistants" ADD COLUMN "country" char(2);--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_country" CHECK ("assistants"."country" ~ '^[A-Z]{2}$');