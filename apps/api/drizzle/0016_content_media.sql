CREATE TABLE "content_media" (
	"website_id" text NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"who" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_media_website_id_hash_pk" PRIMARY KEY("website_id","hash")
);
--> statement-breakpoint
CREATE TABLE "map_pictures" (
	"question" text PRIMARY KEY NOT NULL,
	"hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_media" ADD CONSTRAINT "content_media_website_id_sites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."sites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_media" ADD CONSTRAINT "content_media_hash_media_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_pictures" ADD CONSTRAINT "map_pictures_hash_media_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_media_hash" ON "content_media" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "map_pictures_due" ON "map_pictures" USING btree ("due_at") WHERE due_at is not null;