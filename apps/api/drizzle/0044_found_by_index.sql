ALTER TABLE "remote_pictures" ALTER COLUMN "dealership_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "alert_items_open" ON "alert_items" USING btree ("website_id","shopper_id","due_at") WHERE told_at is null and dropped_at is null;--> statement-breakpoint
CREATE INDEX "alert_items_shopper" ON "alert_items" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "alert_memory_vehicle" ON "alert_memory" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "leads_site" ON "leads" USING btree ("website_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_to_erase" ON "leads" USING btree ("dealership_id","created_at") WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "map_pictures_hash" ON "map_pictures" USING btree ("hash") WHERE hash is not null;--> statement-breakpoint
CREATE INDEX "remote_pictures_hash" ON "remote_pictures" USING btree ("hash") WHERE hash is not null;--> statement-breakpoint
CREATE INDEX "stock_runs_running" ON "stock_runs" USING btree ("dealership_id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "stock_runs_done" ON "stock_runs" USING btree ("dealership_id","feed","finished_at") WHERE status = 'done';--> statement-breakpoint
CREATE INDEX "stock_runs_started" ON "stock_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "vehicles_make" ON "vehicles" USING btree (lower(make),"item_type");--> statement-breakpoint
CREATE INDEX "vehicles_dealership_id" ON "vehicles" USING btree ("dealership_id","id");--> statement-breakpoint
CREATE INDEX "vehicles_rego_expiry" ON "vehicles" USING btree ("rego_expiry") WHERE rego_expiry is not null;--> statement-breakpoint
CREATE INDEX "vehicles_lack_pictures" ON "vehicles" USING btree ("dealership_id") WHERE (feed_pictures is not null or feed_spin is not null or feed_spin_interior is not null)
  and (jsonb_array_length(feed_pictures) > photos_count
    or jsonb_array_length(feed_spin) > jsonb_array_length(spin_images)
    or (feed_spin_interior is not null and spin_interior_image is null));