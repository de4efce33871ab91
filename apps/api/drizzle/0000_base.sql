CREATE TABLE "changes" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"dealership_id" text,
	"vehicle_id" bigint,
	"website_id" text,
	"slugs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dealerships" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dealerships_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "followers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "followers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"position" bigint NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"website_id" text NOT NULL,
	"key" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"request_digest" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_website_id_key_pk" PRIMARY KEY("website_id","key")
);
--> statement-breakpoint
CREATE TABLE "lead_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"destination" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"message_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_deliveries_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"dealership_id" text NOT NULL,
	"vehicle_id" bigint,
	"category" text NOT NULL,
	"subcategory" text DEFAULT '' NOT NULL,
	"submission" jsonb NOT NULL,
	"consent" jsonb,
	"form_completed" boolean DEFAULT true NOT NULL,
	"update_token_digest" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"hash" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"source" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"website_id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sites_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "stock_rejects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_rejects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"reasons" jsonb NOT NULL,
	"row" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dealership_id" text NOT NULL,
	"profile" text NOT NULL,
	"feed" text NOT NULL,
	"source_name" text NOT NULL,
	"status" text NOT NULL,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"rows_created" integer DEFAULT 0 NOT NULL,
	"rows_updated" integer DEFAULT 0 NOT NULL,
	"rows_unchanged" integer DEFAULT 0 NOT NULL,
	"rows_rejected" integer DEFAULT 0 NOT NULL,
	"rows_sold" integer DEFAULT 0 NOT NULL,
	"error" text,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "vehicle_slugs" (
	"dealership_id" text NOT NULL,
	"slug" text NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"retired_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_slugs_dealership_id_slug_pk" PRIMARY KEY("dealership_id","slug")
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dealership_id" text NOT NULL,
	"location_id" text,
	"stocknum" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"item_type" text NOT NULL,
	"car_type" text NOT NULL,
	"status" text NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"badge" text,
	"series" text,
	"year" smallint NOT NULL,
	"km" integer,
	"colour" text,
	"interior_colour" text,
	"price" numeric(12, 2),
	"before_price" numeric(12, 2),
	"offer_price" numeric(12, 2),
	"subscription_price" numeric(12, 2),
	"price_type" text,
	"preorder" boolean DEFAULT false NOT NULL,
	"tag" text,
	"certified" boolean DEFAULT false NOT NULL,
	"reserved" boolean DEFAULT false NOT NULL,
	"sold" boolean DEFAULT false NOT NULL,
	"sold_at" timestamp (3) with time zone,
	"show_on_dealer_website" boolean DEFAULT true NOT NULL,
	"has_nvic" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"vin" text,
	"regplate" text,
	"rego_expiry" date,
	"compliance_date" date,
	"build_date" date,
	"body" text,
	"bodyconfiguration" text,
	"simple_body" text,
	"fuel" text,
	"simple_fuel" text,
	"drive" text,
	"simple_drive" text,
	"trans" text,
	"simple_transmission" text,
	"gearnum" smallint,
	"seats" smallint,
	"doors" smallint,
	"engine_size" double precision,
	"engine_size_litres" double precision,
	"variant" jsonb,
	"caravan" jsonb,
	"standardEquipment" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dealercomments" text,
	"carsales_title" text,
	"city" text,
	"state" text,
	"private_suburb" text,
	"private_postcode" text,
	"photos_count" integer DEFAULT 0 NOT NULL,
	"primary_image_url" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"thumbnails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"spin_images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"spin_code" text,
	"spin_interior_image" text,
	"hotspots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"video_url" text,
	"external_video_url" text,
	"file" text,
	"views" integer DEFAULT 0 NOT NULL,
	"finance_lenders" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"payment_processors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"autograb_data" jsonb,
	"feed" text,
	"feed_digest" text,
	CONSTRAINT "vehicles_dealership_stocknum" UNIQUE("dealership_id","stocknum"),
	CONSTRAINT "vehicles_dealership_slug" UNIQUE("dealership_id","slug"),
	CONSTRAINT "vehicles_sold_has_time" CHECK (not sold or sold_at is not null)
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hosts" ADD CONSTRAINT "site_hosts_website_id_sites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."sites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_rejects" ADD CONSTRAINT "stock_rejects_run_id_stock_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."stock_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_runs" ADD CONSTRAINT "stock_runs_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_slugs" ADD CONSTRAINT "vehicle_slugs_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_slugs" ADD CONSTRAINT "vehicle_slugs_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_xid_seq" ON "changes" USING btree ("xid","seq");--> statement-breakpoint
CREATE INDEX "changes_at" ON "changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_deliveries_lead" ON "lead_deliveries" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "leads_dealership" ON "leads" USING btree ("dealership_id","created_at");--> statement-breakpoint
CREATE INDEX "media_source" ON "media" USING btree ("source");--> statement-breakpoint
CREATE INDEX "stock_rejects_run" ON "stock_rejects" USING btree ("run_id","line");--> statement-breakpoint
CREATE INDEX "stock_runs_dealership" ON "stock_runs" USING btree ("dealership_id","started_at");--> statement-breakpoint
CREATE INDEX "vehicle_slugs_vehicle" ON "vehicle_slugs" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "vehicles_sold_at" ON "vehicles" USING btree ("sold_at") WHERE sold_at is not null;--> statement-breakpoint
CREATE INDEX "vehicles_created_at" ON "vehicles" USING btree ("created_at");