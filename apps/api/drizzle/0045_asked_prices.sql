ALTER TABLE "alert_memory" ADD COLUMN "asked" bigint;--> statement-breakpoint
ALTER TABLE "alert_memory" ADD COLUMN "settled_asked" bigint;--> statement-breakpoint
ALTER TABLE "saved_vehicles" ADD COLUMN "asked_then" integer;