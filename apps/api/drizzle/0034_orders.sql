CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"who" text NOT NULL,
	"act" text NOT NULL,
	"state" text NOT NULL,
	"why" text
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint,
	"website_id" text NOT NULL,
	"dealership_id" text NOT NULL,
	"vehicle_id" bigint,
	"vehicle_name" text NOT NULL,
	"stocknum" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"ending" text,
	"price_cents" integer,
	"price_was_cents" integer,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"answers" jsonb NOT NULL,
	"tried" text[] DEFAULT '{}' NOT NULL,
	"valuation" jsonb,
	"agreed" jsonb,
	"shopper_id" uuid,
	"phone_key" text,
	"reservation_id" uuid,
	"hold_until" timestamp (3) with time zone,
	"payment_id" uuid,
	"refund_due_at" timestamp (3) with time zone,
	"lead_id" uuid,
	"link_ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_kind" CHECK (kind in ('reserve', 'buy')),
	CONSTRAINT "orders_state" CHECK (state in ('started', 'paying', 'held', 'expired', 'cancelled', 'refunded', 'completed')),
	CONSTRAINT "orders_fee" CHECK (fee_cents >= 0),
	CONSTRAINT "orders_hold" CHECK (state not in ('paying', 'held') or (hold_until is not null and reservation_id is not null)),
	CONSTRAINT "orders_number" CHECK (state not in ('held', 'refunded', 'completed') or number is not null),
	CONSTRAINT "orders_ending" CHECK ((state in ('cancelled', 'refunded')) = (ending is not null))
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("hold_until") WHERE state in ('paying', 'held');--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ("dealership_id","phone_key") WHERE state in ('paying', 'held');--> statement-breakpoint
CREATE INDEX "orders_vehicle" ON "orders" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "orders_shopper" ON "orders" USING btree ("shopper_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_lead" ON "orders" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "orders_site" ON "orders" USING btree ("website_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_dealership" ON "orders" USING btree ("dealership_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_confirmed" ON "orders" USING btree ("vehicle_id") WHERE state = 'completed' and reservation_id is not null;--> statement-breakpoint
CREATE INDEX "orders_refund_due" ON "orders" USING btree ("refund_due_at") WHERE refund_due_at is not null;--> statement-breakpoint
CREATE INDEX "orders_sold_while_held" ON "orders" USING btree ("id") WHERE state = 'refunded' and ending = 'sold';--> statement-breakpoint
CREATE INDEX "orders_link" ON "orders" USING btree ("link_ends_at");