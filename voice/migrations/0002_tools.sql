CREATE TABLE "voice"."tools" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dto" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
