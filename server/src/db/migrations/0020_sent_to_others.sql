CREATE TABLE "sent_to_others" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"recipient" text NOT NULL,
	"sign_up_source" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_to_others_kind_known" CHECK ("sent_to_others"."kind" in ('customer', 'unconfirmed')),
	CONSTRAINT "sent_to_others_by" CHECK ("sent_to_others"."by" in ('text', 'mail'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sign_up_source" text;--> statement-breakpoint
ALTER TABLE "customer_notices" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "customer_notices" ADD COLUMN "opens_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sent_to_others" ADD CONSTRAINT "sent_to_others_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_to_others_kind" ON "sent_to_others" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "sent_to_others_recipient" ON "sent_to_others" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "sent_to_others_user" ON "sent_to_others" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sent_to_others_source" ON "sent_to_others" USING btree ("sign_up_source","created_at");