ALTER TABLE "dealerships" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "leads_vehicle" ON "leads" USING btree ("vehicle_id");