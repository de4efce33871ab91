ALTER TABLE "content" ADD COLUMN "head" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "note" text;