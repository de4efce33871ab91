CREATE TABLE "vehicle_counts" (
	"website_id" text NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"phone_reveals" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vehicle_counts_website_id_vehicle_id_pk" PRIMARY KEY("website_id","vehicle_id")
);
--> statement-breakpoint
ALTER TABLE "vehicle_counts" ADD CONSTRAINT "vehicle_counts_website_id_sites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."sites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_counts" ADD CONSTRAINT "vehicle_counts_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vehicle_counts_vehicle" ON "vehicle_counts" USING btree ("vehicle_id");