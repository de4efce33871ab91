CREATE TABLE "vehicle_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"dealership_id" text NOT NULL,
	"by" text NOT NULL,
	"who" text NOT NULL,
	"note" text,
	"reserved_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "vehicle_reservations_by" CHECK ("by" in ('feed', 'operator', 'hold')),
	CONSTRAINT "vehicle_reservations_until" CHECK (until > reserved_at),
	CONSTRAINT "vehicle_reservations_ended" CHECK ((ended_at is null) = (ended_by is null))
);
--> statement-breakpoint
ALTER TABLE "vehicle_reservations" ADD CONSTRAINT "vehicle_reservations_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_reservations" ADD CONSTRAINT "vehicle_reservations_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_reservations_one" ON "vehicle_reservations" USING btree ("vehicle_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "vehicle_reservations_vehicle" ON "vehicle_reservations" USING btree ("vehicle_id","reserved_at");--> statement-breakpoint
CREATE INDEX "vehicle_reservations_due" ON "vehicle_reservations" USING btree ("until") WHERE ended_at is null and until is not null;--> statement-breakpoint
INSERT INTO "vehicle_reservations" ("vehicle_id", "dealership_id", "by", "who", "reserved_at")
SELECT "id", "dealership_id", 'operator', 'not recorded', now() FROM "vehicles" WHERE "reserved";
