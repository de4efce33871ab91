CREATE TABLE "booking_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"what" text NOT NULL,
	"who" text NOT NULL,
	"why" text,
	"starts_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_pieces" (
	"dealership_id" text NOT NULL,
	"location_id" text NOT NULL,
	"seat" integer NOT NULL,
	"piece" timestamp (3) with time zone NOT NULL,
	"vehicle_id" bigint,
	"booking_id" uuid NOT NULL,
	CONSTRAINT "booking_pieces_dealership_id_location_id_piece_seat_pk" PRIMARY KEY("dealership_id","location_id","piece","seat"),
	CONSTRAINT "booking_pieces_grid" CHECK (extract(epoch from piece at time zone 'UTC')::bigint % 900 = 0)
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"dealership_id" text NOT NULL,
	"location_id" text NOT NULL,
	"vehicle_id" bigint,
	"lead_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"manage_digest" text,
	"link_until" timestamp (3) with time zone NOT NULL,
	"shopper_id" uuid,
	"at_home" jsonb,
	"vehicle_news" text,
	"timed_at" timestamp (3) with time zone NOT NULL,
	"reminded_day_at" timestamp (3) with time zone,
	"reminded_hours_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bookings_lead_id_unique" UNIQUE("lead_id"),
	CONSTRAINT "bookings_manage_digest_unique" UNIQUE("manage_digest"),
	CONSTRAINT "bookings_status" CHECK (status in ('waiting', 'confirmed', 'cancelled')),
	CONSTRAINT "bookings_time" CHECK (ends_at > starts_at)
);
--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_pieces" ADD CONSTRAINT "booking_pieces_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_pieces" ADD CONSTRAINT "booking_pieces_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_events_booking" ON "booking_events" USING btree ("booking_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_pieces_vehicle" ON "booking_pieces" USING btree ("vehicle_id","piece") WHERE vehicle_id is not null;--> statement-breakpoint
CREATE INDEX "booking_pieces_booking" ON "booking_pieces" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bookings_dealership" ON "bookings" USING btree ("dealership_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_site" ON "bookings" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "bookings_vehicle" ON "bookings" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "bookings_shopper" ON "bookings" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "bookings_to_come" ON "bookings" USING btree ("starts_at") WHERE status <> 'cancelled';