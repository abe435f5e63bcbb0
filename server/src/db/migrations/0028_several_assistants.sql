ALTER TABLE "sessions" ADD COLUMN "assistant_row_id" uuid;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "assistant_row_id" uuid;--> statement-breakpoint
UPDATE "share_links" SET "assistant_row_id" = a."id" FROM "assistants" a WHERE a."organisation_id" = "share_links"."organisation_id";--> statement-breakpoint
ALTER TABLE "share_links" DROP CONSTRAINT "share_links_pkey";--> statement-breakpoint
ALTER TABLE "share_links" DROP CONSTRAINT "share_links_token_unique";--> statement-breakpoint
ALTER TABLE "share_links" ADD PRIMARY KEY ("token");--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_assistant_row_id_unique" UNIQUE("assistant_row_id");--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_assistant_row_id_assistants_id_fk" FOREIGN KEY ("assistant_row_id") REFERENCES "public"."assistants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_links_organisation" ON "share_links" USING btree ("organisation_id");
