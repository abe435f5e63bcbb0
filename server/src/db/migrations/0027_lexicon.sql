-- How the words of a business are said.
ALTER TABLE "assistants" ADD COLUMN "lexicon" jsonb DEFAULT '[]'::jsonb NOT NULL;
