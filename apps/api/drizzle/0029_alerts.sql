CREATE TABLE "alert_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shopper_id" uuid NOT NULL,
	"website_id" text NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"saved_search_id" uuid,
	"reason" text NOT NULL,
	"price" bigint,
	"price_before" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"message_id" uuid,
	"dropped_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "alert_memory" (
	"website_id" text NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"price" bigint,
	"price_at" timestamp (3) with time zone NOT NULL,
	"settled_price" bigint,
	"on_sale" boolean NOT NULL,
	"offered" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alert_memory_website_id_vehicle_id_pk" PRIMARY KEY("website_id","vehicle_id")
);
--> statement-breakpoint
ALTER TABLE "alert_items" ADD CONSTRAINT "alert_items_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_items" ADD CONSTRAINT "alert_items_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_items_once" ON "alert_items" USING btree ("shopper_id","vehicle_id","reason") WHERE reason <> 'lower-price';--> statement-breakpoint
CREATE UNIQUE INDEX "alert_items_open_price" ON "alert_items" USING btree ("shopper_id","vehicle_id") WHERE reason = 'lower-price' and told_at is null and dropped_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_items_told_price" ON "alert_items" USING btree ("shopper_id","vehicle_id","price") WHERE reason = 'lower-price' and told_at is not null;--> statement-breakpoint
CREATE INDEX "alert_items_due" ON "alert_items" USING btree ("due_at") WHERE told_at is null and dropped_at is null;--> statement-breakpoint
CREATE INDEX "alert_items_message" ON "alert_items" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "alert_items_search" ON "alert_items" USING btree ("saved_search_id");