ALTER TABLE "vehicles" ADD COLUMN "feed_spin" jsonb;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "feed_spin_interior" text;