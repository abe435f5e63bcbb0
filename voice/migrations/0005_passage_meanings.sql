CREATE TABLE "voice"."passage_meanings" (
	"assistant_id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"vectors" "bytea" NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voice"."passage_meanings" ADD CONSTRAINT "passage_meanings_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "voice"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passage_meanings_by_digest" ON "voice"."passage_meanings" USING btree ("digest");