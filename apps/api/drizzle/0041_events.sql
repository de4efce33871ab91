CREATE TABLE "event_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"receiver_id" uuid NOT NULL,
	"after" bigint NOT NULL,
	"last" bigint NOT NULL,
	"names" jsonb NOT NULL,
	"told" bigint NOT NULL,
	"is_gap" boolean DEFAULT false NOT NULL,
	"message_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_memory" (
	"vehicle_id" bigint PRIMARY KEY NOT NULL,
	"dealership_id" text NOT NULL,
	"told" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_receivers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dealership_id" text NOT NULL,
	"address" text NOT NULL,
	"destination" jsonb NOT NULL,
	"names" jsonb NOT NULL,
	"place" bigint NOT NULL,
	"told" bigint NOT NULL,
	"is_gap" boolean DEFAULT false NOT NULL,
	"open_batch" uuid,
	"dropped_at" timestamp (3) with time zone,
	CONSTRAINT "event_receivers_address" UNIQUE("dealership_id","address")
);
--> statement-breakpoint
CREATE TABLE "event_streams" (
	"dealership_id" text PRIMARY KEY NOT NULL,
	"stream" uuid DEFAULT gen_random_uuid() NOT NULL,
	"origin" text NOT NULL,
	"last_sequence" bigint DEFAULT 0 NOT NULL,
	"begun_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "events" (
	"dealership_id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"event" text NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "events_dealership_id_sequence_pk" PRIMARY KEY("dealership_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "event_batches" ADD CONSTRAINT "event_batches_receiver_id_event_receivers_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."event_receivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_memory" ADD CONSTRAINT "event_memory_dealership_id_event_streams_dealership_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."event_streams"("dealership_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_receivers" ADD CONSTRAINT "event_receivers_dealership_id_event_streams_dealership_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."event_streams"("dealership_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_streams" ADD CONSTRAINT "event_streams_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_dealership_id_event_streams_dealership_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."event_streams"("dealership_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_batches_receiver" ON "event_batches" USING btree ("receiver_id");--> statement-breakpoint
CREATE INDEX "event_batches_message" ON "event_batches" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "event_memory_dealership" ON "event_memory" USING btree ("dealership_id","vehicle_id");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");