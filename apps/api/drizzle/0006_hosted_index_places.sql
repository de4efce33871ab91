CREATE TABLE "hosted_index_places" (
	"name" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL
);
