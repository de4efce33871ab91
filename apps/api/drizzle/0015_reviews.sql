CREATE TABLE "review_summaries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"dealership_id" text NOT NULL,
	"location_id" text,
	"source" text NOT NULL,
	"average_rating" double precision,
	"count" integer DEFAULT 0 NOT NULL,
	"url" text,
	"fetched_at" timestamp (3) with time zone,
	"next_fetch_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "review_summaries_source" UNIQUE NULLS NOT DISTINCT("dealership_id","location_id","source")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"dealership_id" text NOT NULL,
	"location_id" text,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"author" text NOT NULL,
	"author_url" text,
	"rating" double precision NOT NULL,
	"text" text,
	"written_on" date NOT NULL,
	"url" text,
	CONSTRAINT "reviews_source" UNIQUE NULLS NOT DISTINCT("dealership_id","location_id","source","source_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "review_summaries" ADD CONSTRAINT "review_summaries_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("dealership_id","written_on");